# A process of the hall. Tables are in PostgreSQL, or, without MEADHALL_DATABASE, in the volume /data.
# It needs no rights and writes to /data and /tmp only:
#   docker run --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges -v tables:/data -p 127.0.0.1:8000:8000 meadhall
# The base is fixed. What the newest is: docker buildx imagetools inspect python:3.13-slim-trixie
FROM python:3.13.14-slim-trixie@sha256:9662417aace5ae7b8e2609cce472b72a8958e134ba372808abe9cc1a0c0125e6 AS base

FROM base AS build
WORKDIR /src
COPY constraints.txt pyproject.toml hatch_build.py README.md LICENSE NOTICE.md ./
COPY tools/pins.py tools/
RUN python tools/pins.py build > build.txt \
    && python tools/pins.py brotli postgres push > run.txt \
    && pip install --no-cache-dir --require-hashes --requirement build.txt \
    && python -m venv --without-pip /opt/meadhall \
    && pip --python /opt/meadhall/bin/python install --no-cache-dir --require-hashes --requirement run.txt
COPY src ./src
RUN pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels . \
    && pip --python /opt/meadhall/bin/python install --no-cache-dir --no-deps --no-index /wheels/*.whl

FROM base
RUN groupadd --system --gid 10001 hall \
    && useradd --system --no-create-home --uid 10001 --gid hall hall \
    && install --directory --owner hall --group hall --mode 0700 /data
COPY --from=build /opt/meadhall /opt/meadhall
ENV PATH=/opt/meadhall/bin:$PATH MEADHALL_CACHE=/tmp/meadhall
USER 10001:10001
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/api/hall', timeout=4)"]
ENTRYPOINT ["meadhall", "serve", "--no-open", "--host", "0.0.0.0", "--port", "8000", "--data", "/data"]
