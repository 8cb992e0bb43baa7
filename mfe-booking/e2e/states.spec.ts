import { openPage } from '@farekite/e2e/site';
import { fillIn, press, testStates } from '@farekite/e2e/states';

testStates('The booking wizard [A11Y-2, LANGUAGE-13, LANGUAGE-14]', async ({ page, language, check }) => {
  const next = () => press(page, /^(Continue|Continuar)$/);
  const complete = () => press(page, /^(Complete|Completar)/);
  await openPage(page, '/booking-process', language);
  await next();
  await check('step 2, empty', 'main');
  await complete();
  await check('step 3, nothing entered');

  await openPage(page, '/booking-process', language);
  await fillIn(page, 'Ada', 'Reyes', 'ada@example.com', '555-0142');
  const dateOfBirth = page.getByLabel(/^(Date of birth|Fecha de nacimiento)$/);
  await dateOfBirth.fill('2099-01-01');
  await dateOfBirth.blur();
  await check('step 1, filled, with a date of birth to come', 'main');
  await next();
  await press(page, /^(Back|Atrás)$/);
  await check('step 1 after Back', 'main');
  await next();
  await fillIn(page, 'Ada Reyes', '4111111111111111', '1230', '123');
  await check('step 2, filled');
  await complete();
  await check('step 3', 'main');
});
