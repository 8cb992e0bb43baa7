import { expect, test } from '../test';

test('What a visitor types, opens and turns before hydration is not lost', async ({ visitor }) => {
  // Those of the shell: it would report files of the remote that are late, and a slow machine takes longer for what follows.
  const releaseScripts = visitor.visit.hold(/\/releases\/shell\/.*\.js/);
  await visitor.openDocument('/');
  // The time of clicks that wait stands still, so that a slow machine loses none.
  await visitor.tab.evaluate(() => {
    const { animate } = HTMLButtonElement.prototype;
    HTMLButtonElement.prototype.animate = function (...settings) {
      const animation = animate.apply(this, settings);
      animation.pause();
      return animation;
    };
  });
  await visitor.type('combobox', 'From', 'Zanzibar by night');
  await visitor.click('button', 'Show 5 of 9');
  await visitor.click('button', 'Depart Pick a date');
  releaseScripts();
  await visitor.see('dialog', 'Departure date');
  await visitor.seeThat('button', 'Show 5 of 9', ({ attributes }) => {
    expect(attributes['aria-current']).toBe('true');
  });
  await visitor.seeThat('combobox', 'From', ({ value }) => {
    expect(value).toBe('Zanzibar by night');
  });
  expect(await visitor.errors()).toEqual([]);
});
