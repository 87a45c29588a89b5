import { addresses } from './servers.cjs';

/** @param {string} address @param {'IPv4' | 'IPv6'} family @param {boolean} internal */
function one(address, family, internal) {
  return { address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 };
}

const interfaces = /** @type {any} */ ({
  lo: [one('127.0.0.1', 'IPv4', true), one('::1', 'IPv6', true)],
  wlan0: [one('192.168.1.5', 'IPv4', false), one('fe80::1', 'IPv6', false)],
});

it.each([
  ['0.0.0.0', '/', ['http://localhost:8080', 'http://192.168.1.5:8080']],
  ['::', '/bong-da', ['http://localhost:8080/bong-da', 'http://192.168.1.5:8080/bong-da']],
  ['127.0.0.1', '/', ['http://localhost:8080']],
  ['192.168.1.5', '/', ['http://192.168.1.5:8080']],
])('a site that listens on %s has, with the path %s, the addresses %j', (host, basePath, expected) => {
  expect(addresses({ host, basePath }, 8080, interfaces)).toEqual(expected);
});
