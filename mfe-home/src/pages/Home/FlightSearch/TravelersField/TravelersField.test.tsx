import { renderPart } from '@farekite/shared/testing';
import { useState } from 'react';
import { CABIN_CLASSES, PARTIES, type TravelersKey } from '../../../../content/travelers';
import english from '../../../../locales/en/home.json';
import { TravelersField } from './TravelersField';

// FlightSearch.test.tsx has the order of its groups.
function Field() {
  const [value, setValue] = useState<TravelersKey>('adults-1');
  return (
    <TravelersField value={value} hasClassesFirst={false} onChange={setValue} onSubmit={() => undefined} />
  );
}

describe('TravelersField', () => {
  it('shows the label that was chosen, and is about classes where one takes the place of the number of travelers [SEARCH-35]', async () => {
    const { user, getByRole } = renderPart(<Field />);
    const select = getByRole('combobox', { name: 'Travelers' });
    for (const key of [...CABIN_CLASSES, ...PARTIES]) {
      const label = english.flightSearch.travelersField.options[key];
      await user.selectOptions(select, label);
      expect(select).toHaveDisplayValue(label);
      expect(select).toHaveAccessibleName(CABIN_CLASSES.includes(key) ? 'Class or travelers' : 'Travelers');
    }
    expect(getByRole('group', { name: 'Cabin class, in place of travelers' })).toBeInTheDocument();
  });
});
