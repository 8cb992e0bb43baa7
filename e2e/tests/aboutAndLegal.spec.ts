import { AGENCY, CALL_HREF } from '../support/agency';
import { expect, openPage, test } from '../support/site';

test("The about page shows the agency's text and three blurbs in both languages [ABOUT-1]", async ({
  page,
}) => {
  await openPage(page, '/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Who we are' })).toContainText(
    'FareKite is a US-based online travel agency',
  );
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Top Destinations',
    'The Best Prices',
    'Amazing Services',
  ]);

  // The heading shrinks on narrow screens only for enlarged text.
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(main.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '38px');
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole('button', { name: 'ES – Español' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Sobre nosotros' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Los mejores destinos',
    'Los mejores precios',
    'Un servicio excepcional',
  ]);
});

const LEGAL_PAGES = [
  {
    path: '/terms',
    en: ['Terms and Conditions', 'Our service', 'Booking', 'Changes and cancellation'],
    es: ['Términos y condiciones', 'Nuestro servicio', 'Reservas', 'Cambios y cancelaciones'],
  },
  {
    path: '/privacy',
    en: ['Privacy Policy', 'What we collect', 'How it is used', 'Security'],
    es: ['Política de privacidad', 'Qué datos recopilamos', 'Para qué se usan', 'Seguridad'],
  },
  {
    path: '/disclaimer',
    en: ['Disclaimer', 'Our part, and the airline’s'],
    es: ['Descargo de responsabilidad', 'Nuestra parte y la de la aerolínea'],
  },
] as const;

for (const { path, ...headings } of LEGAL_PAGES) {
  test(`${path} has its sections in both languages [LEGAL-1]`, async ({ page }) => {
    await openPage(page, path);
    const main = page.getByRole('main');
    const [title, ...sections] = headings.en;
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main.getByRole('region').getByRole('heading', { level: 2 })).toHaveText(sections);

    await page.getByRole('button', { name: 'ES – Español' }).click();
    const [titulo, ...secciones] = headings.es;
    await expect(main.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
    await expect(main.getByRole('region').getByRole('heading', { level: 2 })).toHaveText(secciones);
    await expect(main.getByRole('complementary').getByRole('link', { name: AGENCY.phone })).toHaveAttribute(
      'href',
      CALL_HREF,
    );
  });
}
