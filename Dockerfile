# Patolli in one binary: docker build -t patolli . && docker run --init --rm -p 7878:7878 -v patolli:/data patolli

FROM rust:1-bookworm AS build
WORKDIR /patolli
COPY . .
RUN cargo xtask page --out web/dist
RUN cargo build --release --locked --package patolli-cli

FROM debian:bookworm-slim
COPY --from=build /patolli/target/release/patolli /usr/local/bin/patolli
RUN mkdir /data && chown nobody /data
VOLUME /data
USER nobody
EXPOSE 7878
ENTRYPOINT ["patolli"]
CMD ["serve", "--addr", "0.0.0.0:7878", "--data", "/data"]
