// The edge sets it before it runs the server entry: the addresses of pictures begin with it.
__webpack_public_path__ = globalThis.releaseBase;
