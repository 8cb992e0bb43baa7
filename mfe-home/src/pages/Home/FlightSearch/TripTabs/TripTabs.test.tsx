import { renderPart } from '@farekite/shared/testing';
import { useState } from 'react';
import type { TripType } from '../flightSearchState';
import { TripTabs } from './TripTabs';

function Tabs() {
  const [value, setValue] = useState<TripType>('roundTrip');
  return (
    <>
      <TripTabs panelId="trip" value={value} onChange={setValue} />
      <div id="trip" />
    </>
  );
}

describe('TripTabs', () => {
  it('has three tabs for one panel, with the round trip selected first', () => {
    const { getAllByRole, getByRole } = renderPart(<Tabs />);
    const tabs = getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Round trip', 'One way', 'Booking class']);
    expect(tabs.map((tab) => tab.getAttribute('aria-controls'))).toEqual(['trip', 'trip', 'trip']);
    expect(getByRole('tablist', { name: 'Trip type' })).toBeVisible();
    expect(getByRole('tab', { selected: true })).toHaveTextContent('Round trip');
  });

  it.each([
    ['{ArrowRight}', 'One way'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Round trip'],
    ['{ArrowLeft}', 'Booking class'],
    ['{End}', 'Booking class'],
    ['{End}{Home}', 'Round trip'],
    ['{ArrowDown}', 'Round trip'],
  ])('selects a tab, the only one in the tab order: %s leads to %s', async (keys, name) => {
    const { user, getByRole, getAllByRole } = renderPart(<Tabs />);
    await user.tab();
    await user.keyboard(keys);
    const tab = getByRole('tab', { name });
    expect(tab).toHaveFocus();
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab]);
  });
});
