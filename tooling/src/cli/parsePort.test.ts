import { parsePort } from './parsePort';

describe('parsePort', () => {
  it.each([
    ['0', 0],
    ['3000', 3_000],
    ['65535', 65_535],
  ])('accepts %s', (value, port) => {
    expect(parsePort(value)).toBe(port);
  });

  it.each(['', ' ', '65536', '-1', '3e3', '0x50', '80.5', 'http', '3000 '])('refuses %j', (value) => {
    expect(() => parsePort(value)).toThrow(
      `PORT is "${value}", which is not a port. Set it to a whole number from 0 to 65535; 0 takes any free port.`,
    );
  });
});
