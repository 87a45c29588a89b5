/* global RELEASE_FILES */
// The worker that runs a server entry says where the files of its release are served.
__webpack_public_path__ = RELEASE_FILES;
