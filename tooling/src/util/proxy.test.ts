import { proxyFor } from './proxy';

const PROXY = 'http://proxy.example.com:3128';

it.each([
  ['127.0.0.1', 'http://127.0.0.1:9000', undefined],
  ['10.0.0.0/8, 127.0.0.1/32', 'http://127.0.0.1:9000', undefined],
  ['10.0.0.0/8', 'http://10.1.2.3:9000', undefined],
  ['10.0.0.0/8', 'http://11.1.2.3:9000', PROXY],
  ['10.0.0.0/8', 'http://s3.example.com', PROXY],
  ['fd00::/8,::1', 'http://[fd12::1]:9000', undefined],
  ['fd00::/8,::1', 'http://[2001:db8::1]', PROXY],
  ['10.0.0.0/99 ,10.0.0.0/x,/8', 'http://10.1.2.3', PROXY],
  ['.example.com', 'http://s3.example.com', undefined],
])('With NO_PROXY=%s, %s is reached by %s', (excepted, url, proxy) => {
  jest.replaceProperty(process, 'env', { HTTP_PROXY: PROXY, NO_PROXY: excepted });
  expect(proxyFor(url)).toBe(proxy);
});
