import { describeBytes, kilobytes } from './kilobytes';

describe('kilobytes', () => {
  it('have a thousand bytes', () => {
    expect(kilobytes(118_440)).toBe(118.44);
  });
});

describe('describeBytes', () => {
  it('writes kilobytes with one decimal', () => {
    expect(describeBytes(118_440)).toBe('118.4 kB');
  });
});
