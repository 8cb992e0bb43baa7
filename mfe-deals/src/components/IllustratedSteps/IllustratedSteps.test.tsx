import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import { IllustratedSteps, type IllustratedStep } from './IllustratedSteps';

const STEPS: readonly IllustratedStep[] = [
  { title: { en: 'Out', es: 'Ida' }, text: { en: 'at dusk', es: 'al anochecer' }, drawing: <path /> },
  { title: { en: 'Back', es: 'Vuelta' }, text: { en: 'at night', es: 'de noche' }, drawing: <path /> },
];

describe('IllustratedSteps', () => {
  it('lists the steps in the language of the page', () => {
    const { switchLanguage } = renderPart(<IllustratedSteps steps={STEPS} isOrdered />);
    const captions = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(captions()).toEqual(['Out at dusk', 'Back at night']);
    switchLanguage('es');
    expect(captions()).toEqual(['Ida al anochecer', 'Vuelta de noche']);
  });

  it('is an ordered list only when isOrdered is set', () => {
    const { container } = renderPart(<IllustratedSteps steps={STEPS} />);
    expect(container.querySelector('ol')).not.toBeInTheDocument();
  });

  it('hides the drawings from assistive technology', () => {
    renderPart(<IllustratedSteps steps={STEPS} />);
    for (const item of screen.getAllByRole('listitem')) {
      expect(within(item).queryByRole('img')).not.toBeInTheDocument();
      expect(item.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    }
  });
});
