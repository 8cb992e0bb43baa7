import { screen } from '@testing-library/react';
import { renderInShell } from '../../testing/renderInShell';
import { UnavailableMessage } from './UnavailableMessage';

describe('UnavailableMessage', () => {
  it("says in the shell's language, also in the title, that the page is not available, and offers a call", () => {
    renderInShell(<UnavailableMessage text="Está tardando" action={<button>Recargar</button>} />, {
      language: 'es',
    });
    expect(document.title).toBe('Esta página no está disponible en este momento | FareKite');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Esta página no está disponible en este momento' }),
    ).toBeVisible();
    expect(screen.getByText('Está tardando')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Llame al 1-800-555-0199' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Recargar' })).toBeVisible();
  });
});
