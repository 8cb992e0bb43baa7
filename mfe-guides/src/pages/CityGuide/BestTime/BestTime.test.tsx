import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { cityGuide } from '../../../content/cityGuides';
import en from '../../../locales/en/paris-guide.json';
import { bestTime } from '../../../locales/en/mfe-guides.json';
import { BestTime } from './BestTime';

/** As they are read aloud. */
function months(): string[] {
  return screen.getAllByRole('listitem').map((month) => {
    const words = month.cloneNode(true) as HTMLElement;
    for (const hidden of words.querySelectorAll('[aria-hidden]')) hidden.remove();
    return words.textContent;
  });
}

it('BestTime marks the recommended of the twelve months, in words and with a kite, not only with a color', () => {
  renderPart(<BestTime {...cityGuide('paris-guide')} bestMonths={[4, 12]} />);
  expect(screen.getByText(en.bestTime)).toBeVisible();
  expect(screen.getByText(bestTime.legend)).toBeVisible();
  expect(months()).toHaveLength(12);
  expect(months().slice(2, 5)).toEqual(['March', 'April: a good time', 'May']);
  expect(months().at(-1)).toBe('December: a good time');
  const withKite = screen.getAllByRole('listitem').filter((month) => month.querySelector('svg'));
  expect(withKite.map((month) => month.querySelector('span')?.textContent)).toEqual(['Apr', 'Dec']);
});
