import { expect, test } from '../test';

test('A carousel follows its buttons and can be paused', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click('button', 'Show 5 of 9');
  await visitor.seeThat('button', 'Show 5 of 9', ({ attributes }) => {
    expect(attributes['aria-current']).toBe('true');
  });
  await visitor.click('button', 'Next: Customer Reviews');
  await visitor.seeThat('button', 'Show 6 of 9', ({ attributes }) => {
    expect(attributes['aria-current']).toBe('true');
  });
  await visitor.click('button', 'Pause: Customer Reviews');
  await visitor.see('button', 'Play: Customer Reviews');
  expect(await visitor.errors()).toEqual([]);
});

test('A carousel that nobody touches moves on by itself', async ({ visitor }) => {
  await visitor.open('/');
  // The pointer would rest on the carousel, and pause it.
  await visitor.scrollTo('region', 'Customer Reviews');
  await visitor.seeThat('button', 'Show 2 of 9', ({ attributes }) => {
    expect(attributes['aria-current']).toBe('true');
  });
});

test('The destination dialog keeps the focus until Escape returns it', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click('button', 'Discover Goa');
  await visitor.see('dialog', 'Goa, India');
  await visitor.seeThat('button', 'Close', ({ isFocused }) => {
    expect(isFocused).toBe(true);
  });
  await visitor.press('Tab', 'Tab', 'Tab');
  const isBehind = () => {
    const { activeElement, body } = document;
    return activeElement !== body && !document.querySelector('dialog')?.contains(activeElement);
  };
  expect(await visitor.tab.evaluate(isBehind)).toBe(false);
  await visitor.press('Escape');
  await visitor.seeNo('dialog');
  await visitor.seeThat('button', 'Discover Goa', ({ isFocused }) => {
    expect(isFocused).toBe(true);
  });
  expect(await visitor.errors()).toEqual([]);
});
