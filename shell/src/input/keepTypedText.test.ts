import { keepTypedText } from './keepTypedText';

const FORM = `
  <label>Name <input type="text" name="name"></label>
  <label>Email <input type="email" autocomplete="email" value="preset"></label>
  <label>Message <textarea name="message"></textarea></label>
`;

function createRoot(): HTMLElement {
  document.body.innerHTML = `<div><main>${FORM}</main><footer>${FORM}</footer></div>`;
  return document.body.firstElementChild as HTMLElement;
}

function controls(root: HTMLElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
}

/** Renders a part again, as React does after a mismatch. */
function replace(root: HTMLElement, part: string): void {
  const element = root.querySelector(part);
  if (element) element.innerHTML = FORM;
}

it('keepTypedText enters in new fields what was typed in those that are gone [CONTACT-8]', () => {
  const root = createRoot();
  const restore = keepTypedText(root);
  const [name, , message, , footerEmail] = controls(root);
  if (name) name.value = 'Ana';
  if (message) message.value = 'Two lines\nof text';
  if (footerEmail) footerEmail.value = 'ana@example.com';
  replace(root, 'main');
  const entered: string[] = [];
  root.addEventListener('input', ({ target }) => entered.push((target as HTMLInputElement).value));
  restore();
  expect(controls(root).map(({ value }) => value)).toEqual([
    'Ana',
    'preset',
    'Two lines\nof text',
    '',
    'ana@example.com',
    '',
  ]);
  expect(entered).toEqual(['Ana', 'Two lines\nof text']);

  replace(root, 'footer');
  restore();
  expect(controls(root)[4]?.value).toBe('ana@example.com');
});
