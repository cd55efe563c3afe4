# A process of the hall. Tables are in PostgreSQL, or, without MEADHALL_DATABASE, in the volume /data.
FROM python:3.12-slim-bookworm AS build
WORKDIR /src
COPY pyproject.toml README.md LICENSE NOTICE.md ./
COPY src ./src
RUN pip wheel --no-cache-dir --wheel-dir /wheels ".[postgres]"

FROM python:3.12-slim-bookworm
RUN useradd --system --create-home --uid 10001 hall && mkdir /data && chown hall /data
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links=/wheels "meadhall[postgres]" && rm -rf /wheels
USER hall
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/api/hall', timeout=4)"]
ENTRYPOINT ["meadhall", "serve", "--no-open", "--host", "0.0.0.0", "--port", "8000", "--data", "/data"]
