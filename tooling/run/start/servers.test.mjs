import { addressesInNetwork } from './servers.cjs';

/** @param {string} address @param {'IPv4' | 'IPv6'} family @param {boolean} internal */
function one(address, family, internal) {
  return { address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 };
}

const interfaces = /** @type {any} */ ({
  lo: [one('127.0.0.1', 'IPv4', true), one('::1', 'IPv6', true)],
  wlan0: [one('192.168.1.5', 'IPv4', false), one('fe80::1', 'IPv6', false)],
});

it.each([
  ['0.0.0.0', '/', ['http://192.168.1.5:8080']],
  ['::', '/bong-da', ['http://192.168.1.5:8080/bong-da']],
  ['127.0.0.1', '/', []],
  ['192.168.1.5', '/', []],
])('a site that listens on %s is found by others at %j', (host, basePath, addresses) => {
  expect(addressesInNetwork({ host, basePath }, 8080, interfaces)).toEqual(addresses);
});
