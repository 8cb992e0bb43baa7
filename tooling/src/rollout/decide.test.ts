import { beginRollout, decide, enterStep, type Arms, type Rollout } from './decide';

const MINUTE_MS = 60_000;
const RULES = { steps: [5, 25, 50, 100], stepMs: 15 * MINUTE_MS, visitors: 1_000 };

const arms = (canary: number, control: number, failed: readonly [number, number] = [0, 0]): Arms => ({
  canary: { heard: canary, failed: failed[0] },
  control: { heard: control, failed: failed[1] },
});

/** A step that has lasted as long, and has heard as many, as it needs but for the next look. */
const nearlyDone = (share = 5): Rollout => ({
  ...beginRollout(share),
  arms: arms(990, 1_000),
  stepMs: 14 * MINUTE_MS,
});

const look = (rollout: Rollout, fresh: Arms) => decide(rollout, fresh, MINUTE_MS, RULES);

describe('A canary', () => {
  it.each([
    [5, 'share', 25],
    [25, 'share', 50],
    [50, 'promote', 100],
    [7, 'share', 25],
  ] as const)(
    'of %d %% goes on when its step is long enough and both arms have been heard from',
    (share, action, next) => {
      expect(look(nearlyDone(share), arms(10, 10))).toMatchObject({ action, share: next });
    },
  );

  it.each([
    ['the time is too short', { stepMs: 13 * MINUTE_MS }, arms(10, 10)],
    ['the canary was heard from too seldom', {}, arms(9, 10)],
    ['the control was heard from too seldom', { arms: arms(990, 980) }, arms(10, 10)],
    ['most were heard from before this step', { before: { canary: 900, control: 900 } }, arms(10, 10)],
  ])('waits while %s', (_what, changes, fresh) => {
    expect(look({ ...nearlyDone(), ...changes }, fresh)).toMatchObject({ action: 'wait', share: 5 });
  });

  it.each([
    ['of the canary', arms(0, 10)],
    ['of the control', arms(10, 0)],
    ['of anybody', arms(0, 0)],
  ])('pauses while nothing fresh has come %s, and its time stands still', (_whose, fresh) => {
    const { action, rollout, why } = look(nearlyDone(), fresh);
    expect([action, rollout.stepMs]).toEqual(['pause', 14 * MINUTE_MS]);
    expect(why).toMatch(/^no new visitor of the c/);
  });

  it('pauses while the control fails as it never did, also when that goes on, and counts it for both arms', () => {
    const believed = { heard: 1_000, failed: 5 };
    let rollout: Rollout = { ...nearlyDone(), arms: arms(990, 1_000, [5, 5]), believed };
    expect(look(rollout, arms(50, 50, [3, 3])).action).toBe('share');
    for (let minute = 0; minute < 60; minute += 1) {
      const decision = look(rollout, arms(50, 50, [20, 20]));
      expect(decision.action).toBe('pause');
      rollout = decision.rollout;
    }
    expect(rollout).toMatchObject({ believed, arms: arms(3_990, 4_000, [1_205, 1_205]) });
  });

  it.each([
    ['more of its visitors fail', arms(400, 400, [20, 3]), 'More of its visitors fail than of the control'],
    ['fewer are heard from', arms(300, 430), 'Fewer of its visitors are heard from than of the control'],
    ['nobody is heard from', arms(0, 30), 'Fewer of its visitors are heard from'],
  ])('is taken back as soon as %s, with the figures', (_what, fresh, why) => {
    const decision = look(beginRollout(5), fresh);
    expect(decision).toMatchObject({ action: 'take back', share: 5 });
    expect(decision.why).toContain(why);
    expect(decision.why).toMatch(/\(canary: \d+ visitors, \d+ failed; control: .*; evidence over 100\)$/);
  });

  it('is taken back by what was counted in all steps', () => {
    const first = look(beginRollout(5), arms(400, 400, [11, 1]));
    expect(first.action).toBe('wait');
    expect(look(enterStep(first.rollout, 25), arms(400, 400, [11, 1])).action).toBe('take back');
  });
});

it('A step begins anew where the share has changed, and its counts go on', () => {
  const rollout = nearlyDone(5);
  expect(enterStep(rollout, 5)).toBe(rollout);
  expect(enterStep(rollout, 25)).toEqual({
    ...rollout,
    share: 25,
    stepMs: 0,
    before: { canary: 990, control: 1_000 },
  });
});
