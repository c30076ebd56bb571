// The edge says where the release lies before it runs the server entry: pictures get their address from it.
__webpack_public_path__ = globalThis.releaseBase;
