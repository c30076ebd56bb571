// The edge says where the site and the release are before it runs the server entry: pictures get their address from it.
__webpack_base_uri__ = globalThis.siteUrl;
__webpack_public_path__ = globalThis.releaseBase;
