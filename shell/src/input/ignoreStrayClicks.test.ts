import { ignoreStrayClicks } from './ignoreStrayClicks';

const counted: string[] = [];
let startMs = 0;

/** The last control is on top. */
function show(html: string): void {
  document.body.innerHTML = html;
  document.elementFromPoint = () => document.body.lastElementChild;
  for (const element of document.body.children)
    element.addEventListener('click', () => counted.push(element.textContent));
}

interface Click {
  readonly on?: string;
  readonly atMs: number;
  readonly x?: number;
  /** Which click it is at this place, as the system counts. @default 1, as of a finger */
  readonly detail?: number;
}

/** Presses and releases the pointer. @returns whether the browser follows the click */
function click({ on = 'body > :last-child', atMs, x = 100, detail = 1 }: Click): boolean {
  const results = ['pointerdown', 'mousedown', 'click'].map((type) => {
    const facts = { bubbles: true, cancelable: true, clientX: x, clientY: 300 };
    const event = new MouseEvent(type, { ...facts, detail: type === 'pointerdown' ? 0 : detail });
    Object.defineProperty(event, 'timeStamp', { value: startMs + atMs });
    return document.querySelector(on)?.dispatchEvent(event);
  });
  return results.at(-1) === true;
}

beforeAll(ignoreStrayClicks);

beforeEach(() => {
  counted.length = 0;
  // Long after the clicks of the test before.
  startMs += 10_000;
});

const BACK = '<button>Back</button>';
const CONTINUE = '<button>Continue</button>';

/** The first click, which brings the next screen. */
function goBack(next = CONTINUE): void {
  show(BACK);
  click({ atMs: 0 });
  show(next);
}

describe('The second click of a double click [SHELL-14]', () => {
  it.each([
    ['by a mouse, which the system counts', CONTINUE, { detail: 2, atMs: 900 }],
    ['by a finger, soon after and close by', CONTINUE, { atMs: 400, x: 120 }],
    ['also a dialog', `${BACK}<dialog>Bali</dialog>`, { atMs: 100 }],
  ])('does nothing on what the first one has brought under the pointer, %s', (_how, next, second) => {
    goBack(next);
    expect(click(second)).toBe(false);
    expect(counted).toEqual(['Back']);
  });

  it('neither presses a control, so that it gets no focus, nor closes what a press beside it closes', () => {
    goBack();
    const pressed = jest.fn();
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('mousedown', pressed);
    click({ atMs: 100 });
    expect(pressed).not.toHaveBeenCalled();
    click({ atMs: 600 });
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('does nothing when the first one was on the document before', () => {
    show(CONTINUE);
    expect(click({ atMs: 0, detail: 2 })).toBe(false);
  });

  it('counts on the same control, also where that has moved', () => {
    show(BACK);
    click({ atMs: 0 });
    click({ atMs: 100, detail: 2 });
    document.elementFromPoint = () => null;
    click({ atMs: 200, detail: 3 });
    expect(counted).toEqual(['Back', 'Back', 'Back']);
  });

  it('counts on a field that the first one has chosen by its label', () => {
    document.body.innerHTML = '<label for="name">Name</label><input id="name">';
    document.elementFromPoint = () => document.querySelector('label');
    expect(click({ on: 'label', atMs: 0 })).toBe(true);
    expect(click({ on: 'input', atMs: 100, detail: 2 })).toBe(true);
  });
});

describe('A click of its own counts on a new screen', () => {
  it.each([
    ['later', { atMs: 501 }],
    ['at another place', { atMs: 100, x: 140 }],
    ['by a key or assistive technology', { atMs: 100, detail: 0, x: 0 }],
  ])('%s', (_how, second) => {
    goBack();
    click(second);
    expect(counted).toEqual(['Back', 'Continue']);
  });

  it('beside a control that is where it was', () => {
    show(BACK + CONTINUE);
    document.elementFromPoint = () => document.body.firstElementChild;
    click({ on: 'body > :first-child', atMs: 0 });
    click({ atMs: 100, x: 110 });
    expect(counted).toEqual(['Back', 'Continue']);
  });
});
