import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import { Strip, type StripPart } from './Strip';

const PARTS: readonly StripPart[] = [
  { title: { en: 'Out', es: 'Ida' }, text: { en: 'at dusk', es: 'al anochecer' }, drawing: <path /> },
  { title: { en: 'Back', es: 'Vuelta' }, text: { en: 'at night', es: 'de noche' }, drawing: <path /> },
];

describe('A strip', () => {
  it('tells its parts in a list, in the language of the page', () => {
    const { switchLanguage } = renderPart(<Strip parts={PARTS} isOrdered />);
    const told = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(told()).toEqual(['Out at dusk', 'Back at night']);
    switchLanguage('es');
    expect(told()).toEqual(['Ida al anochecer', 'Vuelta de noche']);
  });

  it('is numbered only where one part comes after the other', () => {
    const { container } = renderPart(<Strip parts={PARTS} />);
    expect(container.querySelector('ol')).not.toBeInTheDocument();
  });

  it('shows its drawings to the eye alone', () => {
    renderPart(<Strip parts={PARTS} />);
    for (const item of screen.getAllByRole('listitem')) {
      expect(within(item).queryByRole('img')).not.toBeInTheDocument();
      expect(item.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    }
  });
});
