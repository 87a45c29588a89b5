import { faultOfFile } from './fileTypes';

const bytes = (latin1: string) => Buffer.from(latin1, 'latin1');
const PAGE = Buffer.from('<!doctype html><title>502</title>');

it.each([
  ['App.77.js', Buffer.from('"use strict";(()=>{})();\n')],
  ['main.js', Buffer.from('// đường dẫn\nvar a = 1')],
  ['release.json', Buffer.from('{"schema": 1}')],
  ['main.js.LICENSE.txt', Buffer.from('MIT')],
  ['look.css', Buffer.from('b { color: red }')],
  ['rank.svg', Buffer.from('<?xml version="1.0"?>\n<!-- tay -->\n<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['index.html', PAGE],
  ['letters.woff2', bytes('wOF2\0\x01\0\0')],
  ['ball.png', bytes('\x89PNG\r\n\x1A\n\0\0')],
  ['ball.jpg', bytes('\xFF\xD8\xFF\xE0')],
  ['ball.webp', bytes('RIFF\x24\0\0\0WEBPVP8 ')],
  ['ball.avif', bytes('\0\0\0\x20ftypavif')],
  ['goal.wav', bytes('RIFF\x24\0\0\0WAVEfmt ')],
  ['goal.mp3', bytes('ID3\x04\0')],
])('%s may be released', (name, content) => {
  expect(faultOfFile(name, content)).toBeUndefined();
});

it.each([
  ['App.77.js', PAGE, 'App.77.js: expected JavaScript, got "<!doctype html><title>502</tit'],
  [
    'App.77.js',
    Buffer.from('self.push([1,{2:()=>{go('),
    'App.77.js: expected JavaScript, got SyntaxError: Unexpected end of input',
  ],
  ['mf-manifest.json', Buffer.from('{"exposes": ['), 'mf-manifest.json: expected JSON, got "{\\"exposes\\": ["'],
  ['look.css', PAGE, 'look.css: expected a style sheet, got "<!doctype html><title>502</tit'],
  ['rank.svg', PAGE, 'rank.svg: expected an SVG picture, got "<!doctype html><title>502</tit'],
  ['index.html', Buffer.from('{}'), 'index.html: expected HTML, got "{}"'],
  ['letters.woff2', bytes('wOFF\0\x01\0\0'), 'letters.woff2: expected a WOFF2 font, got "wOFF'],
  ['ball.png', PAGE, 'ball.png: expected a PNG picture, got "<!doctype'],
  ['ball.webp', bytes('RIFF\x24\0\0\0WAVEfmt '), 'ball.webp: expected a WebP picture, got "RIFF'],
  ['goal.wav', bytes('RIFF\x24\0\0\0WEBPVP8 '), 'goal.wav: expected a WAV sound, got "RIFF'],
  ['ball.png', Buffer.alloc(0), 'ball.png: expected content, got an empty file'],
  ['run.exe', bytes('MZ'), 'run.exe: expected one of .js .json'],
])('%s is refused when its content is something else', (name, content, message) => {
  expect(faultOfFile(name, content)).toContain(message);
});
