const { configure } = require('@testing-library/dom');

/** What a page shows may come late on a busy machine: its default of a second judges the machine. */
configure({ asyncUtilTimeout: 60_000 });
