import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { cityGuide } from '../../../content/cityGuides';
import en from '../../../locales/en/paris-guide.json';
import { bestTime } from '../../../locales/en/mfe-guides.json';
import { BestTime } from './BestTime';

it('BestTime marks the recommended of the twelve months, in words and with a kite, not only with a color', () => {
  renderPart(<BestTime {...cityGuide('paris-guide')} bestMonths={[4, 12]} />);
  expect(screen.getByText(en.bestTime)).toBeVisible();
  expect(screen.getByText(bestTime.legend)).toBeVisible();
  const months = screen.getAllByRole('listitem');
  const spoken = months.map((month) => month.querySelector(':scope > :not([aria-hidden])')?.textContent);
  expect(spoken).toHaveLength(12);
  expect(spoken.slice(2, 5)).toEqual(['March', 'April: a good time', 'May']);
  expect(spoken.at(-1)).toBe('December: a good time');
  const withKite = months.filter((month) => month.querySelector('svg'));
  expect(withKite.map((month) => month.querySelector('span')?.textContent)).toEqual(['Apr', 'Dec']);
});
