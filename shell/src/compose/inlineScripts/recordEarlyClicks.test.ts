import { EARLY_BUTTONS } from '../../document/earlyClicks';
import { recordEarlyClicks } from './recordEarlyClicks';

const FADE = { opacity: [1, 0.6] };

/** A fading animation, as far as it is used. */
const fade = () => ({ currentTime: 4_000 }) as unknown as Animation;
const animate = jest.fn<Animation, unknown[]>(fade);

function pressed(name: string): HTMLElement {
  const element = document.getElementById(name);
  if (!element) throw new Error(`There is no ${name}`);
  element.querySelector('span')?.click();
  return element;
}

beforeAll(() => {
  Element.prototype.animate = animate;
  recordEarlyClicks(EARLY_BUTTONS, FADE, 5_000);
});

beforeEach(() => {
  document.earlyClicks?.clicks.clear();
  animate.mockClear();
  document.body.innerHTML = `
    <button id="menu" type="button"><span>Menu</span></button>
    <button id="send" type="submit"><span>Send</span></button>
    <a id="link" href="#part"><span>Part</span></a>
    <p id="text"><span>Text</span></p>`;
});

describe('recordEarlyClicks', () => {
  it('records a button that is clicked, and lets it fade', () => {
    const button = pressed('menu');
    expect([...(document.earlyClicks?.clicks.keys() ?? [])]).toEqual([button]);
    expect(animate.mock.contexts).toEqual([button]);
    expect(animate).toHaveBeenCalledWith(FADE, 5_000);
  });

  it('records a button that is clicked again as clicked later', () => {
    pressed('menu');
    const button = pressed('menu');
    expect(document.earlyClicks?.clicks.get(button)?.currentTime).toBe(0);
    expect(animate).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a link', 'link'],
    ['a button that submits a form', 'send'],
    ['what is no control', 'text'],
  ])('leaves %s to the browser', (_what, name) => {
    pressed(name);
    expect(document.earlyClicks?.clicks.size).toBe(0);
    expect(animate).not.toHaveBeenCalled();
  });

  it('records nothing any more once its listener is removed', () => {
    const { record, clicks } = document.earlyClicks ?? {};
    if (record) document.removeEventListener('click', record, true);
    pressed('menu');
    expect(clicks?.size).toBe(0);
  });
});
