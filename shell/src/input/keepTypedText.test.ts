import { keepTypedText } from './keepTypedText';

const FORM = `
  <label>Name <input type="text" name="name"></label>
  <label>Email <input type="email" autocomplete="email" value="preset"></label>
  <label>Message <textarea name="message"></textarea></label>
`;

const controls = () => [...document.querySelectorAll<HTMLInputElement>('input, textarea')];

/** Renders a part again, as React does after a mismatch. */
function replace(part: string): void {
  (document.querySelector(part) as Element).innerHTML = FORM;
}

it('keepTypedText enters in new fields what was typed in those that are gone [CONTACT-8]', () => {
  document.body.innerHTML = `<main>${FORM}</main><footer>${FORM}</footer>`;
  const restore = keepTypedText(document.body);
  const [name, , message, , footerEmail] = controls();
  if (name) name.value = 'Ana';
  if (message) message.value = 'Two lines\nof text';
  if (footerEmail) footerEmail.value = 'ana@example.com';
  replace('main');
  const entered: string[] = [];
  document.body.addEventListener('input', ({ target }) => entered.push((target as HTMLInputElement).value));
  restore();
  const expected = ['Ana', 'preset', 'Two lines\nof text', '', 'ana@example.com', ''];
  expect(controls().map(({ value }) => value)).toEqual(expected);
  expect(entered).toEqual(['Ana', 'Two lines\nof text']);

  replace('footer');
  restore();
  expect(controls()[4]?.value).toBe('ana@example.com');
});
