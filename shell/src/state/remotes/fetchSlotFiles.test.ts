import { LATER_FILES_ID } from 'shared-kernel/contract/htmlData';
import { createContentRendered } from '../visitor/createContentRendered';
import { fetchSlotFiles } from './fetchSlotFiles';

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const asked = () => [...document.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);

it('asks for all files of the slots once the first content stands, and not before', async () => {
  const links = '<link rel="preload" as="script" href="/a.js"><link rel="preload" as="script" href="/b.js">';
  document.body.innerHTML = `<template id="${LATER_FILES_ID}">${links}</template>`;
  const content = createContentRendered();
  fetchSlotFiles(document, content.rendered);
  await Promise.resolve();
  expect(asked()).toEqual([]);
  content.note();
  await content.rendered;
  expect(asked()).toEqual(['/a.js', '/b.js']);
});

it('asks for nothing where the page names nothing', async () => {
  fetchSlotFiles(document, Promise.resolve());
  await Promise.resolve();
  expect(asked()).toEqual([]);
});
