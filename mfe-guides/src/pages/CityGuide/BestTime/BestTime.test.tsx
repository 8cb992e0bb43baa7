import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { BestTime } from './BestTime';

const TEXT = { en: 'Spring is mild.', es: 'La primavera es templada.' };

function months(): string[] {
  return screen.getAllByRole('listitem').map((month) => {
    const words = month.cloneNode(true) as HTMLElement;
    for (const hidden of words.querySelectorAll('[aria-hidden]')) hidden.remove();
    return words.textContent;
  });
}

describe('BestTime', () => {
  it('shows the text and a list of the twelve months', () => {
    const { switchLanguage } = renderPart(<BestTime text={TEXT} months={[4, 12]} />);
    expect(screen.getByText('Spring is mild.')).toBeVisible();
    expect(months()).toHaveLength(12);
    expect(months().slice(2, 5)).toEqual(['March', 'April: a good time', 'May']);
    expect(months().at(-1)).toBe('December: a good time');

    switchLanguage('es');
    expect(screen.getByText('La primavera es templada.')).toBeVisible();
    expect(months().slice(2, 5)).toEqual(['marzo', 'abril: buena época', 'mayo']);
  });

  it('marks the recommended months with a kite, not only with a color', () => {
    renderPart(<BestTime text={TEXT} months={[4, 12]} />);
    const withKite = screen.getAllByRole('listitem').filter((month) => month.querySelector('svg'));
    expect(withKite.map((month) => month.querySelector('span')?.textContent)).toEqual(['Apr', 'Dec']);
    expect(screen.getByText('A kite flies over the good months.')).toBeVisible();
  });
});
