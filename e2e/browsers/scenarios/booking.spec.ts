import { expect, test } from '../test';

test('A booking goes through its three steps, keeps what was entered and is confirmed', async ({
  visitor,
}) => {
  await visitor.open('/booking-process');
  await visitor.type('textbox', 'First name', 'Ana');
  await visitor.type('textbox', 'Last name', 'Ruiz');
  await visitor.type('textbox', 'Email', 'ana@example.com');
  await visitor.press('Enter');
  await visitor.seeThat('heading', 'Payment Information', ({ isFocused }) => {
    expect(isFocused).toBe(true);
  });
  await visitor.type('textbox', 'Card number', '42424');
  await visitor.seeThat('textbox', 'Card number', ({ value }) => {
    expect(value).toBe('4242 4');
  });
  await visitor.click('button', 'Back');
  await visitor.seeThat('textbox', 'First name', ({ value }) => {
    expect(value).toBe('Ana');
  });
  await visitor.click('button', 'Continue');
  await visitor.click('button', 'Complete Booking');
  await visitor.seeThat('heading', 'Booking Confirmed!', ({ isFocused }) => {
    expect(isFocused).toBe(true);
  });
  await visitor.seeThat('main', undefined, ({ text }) => {
    expect(text).toContain('Ana Ruiz');
    expect(text).toContain('ana@example.com');
  });
  expect(await visitor.errors()).toEqual([]);
});

test('What was typed into the booking is gone after a reload', async ({ visitor }) => {
  await visitor.open('/booking-process');
  await visitor.type('textbox', 'First name', 'Ana');
  await visitor.tab.reload();
  await visitor.untilHydrated();
  await visitor.seeThat('textbox', 'First name', ({ value }) => {
    expect(value).toBe('');
  });
});
