import { armOf, BUCKETS } from '@farekite/shared/canary';
import { chooseArm } from './chooseArm';

const CANARY = { version: 'c1c1c1c1c1c1c1c1', share: 25 };
const ARMS = Array.from({ length: BUCKETS }, (_, bucket) => armOf('mfe-guides', CANARY, bucket));

/** Chooses for a visitor with this bucket, or with none, and says what the cookie is then. */
function choose(bucket?: number) {
  document.cookie = bucket === undefined ? 'bucket=; Max-Age=0' : `bucket=${String(bucket)}`;
  return { arm: chooseArm('mfe-guides', CANARY), cookie: document.cookie };
}

afterEach(() => {
  Object.assign(navigator, { globalPrivacyControl: undefined });
});

describe('chooseArm', () => {
  it.each(['canary', 'control', undefined] as const)('gives the arm of the bucket: %s', (arm) => {
    const bucket = ARMS.indexOf(arm);
    expect(choose(bucket)).toEqual({ arm, cookie: `bucket=${String(bucket)}` });
  });

  it('gives who has no bucket none of the arms, and a bucket for the next time', () => {
    const { arm, cookie } = choose();
    expect(arm).toBeUndefined();
    expect(cookie).toMatch(/^bucket=\d{1,3}$/);
  });

  it('gives who wants not to be followed no bucket', () => {
    Object.assign(navigator, { globalPrivacyControl: true });
    expect(choose()).toEqual({ arm: undefined, cookie: '' });
  });

  it('gives no arm where cookies are forbidden', () => {
    jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    expect(chooseArm('mfe-guides', CANARY)).toBeUndefined();
  });
});
