// The edge sets both URLs before it runs the server entry: the URLs of pictures are built from them.
__webpack_base_uri__ = globalThis.siteUrl;
__webpack_public_path__ = globalThis.releaseBase;
