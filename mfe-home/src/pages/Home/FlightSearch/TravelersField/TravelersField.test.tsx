import { renderPart } from '@farekite/shared/testing';
import { within } from '@testing-library/react';
import { useState } from 'react';
import { CABIN_CLASSES, PARTIES, type TravelersKey } from '../../../../content/travelers';
import { TravelersField } from './TravelersField';

function Field({ hasClassesFirst = false }: { readonly hasClassesFirst?: boolean }) {
  const [value, setValue] = useState<TravelersKey>('adults-1');
  return <TravelersField value={value} hasClassesFirst={hasClassesFirst} onChange={setValue} />;
}

describe('The travelers', () => {
  it('are one adult until others are chosen', () => {
    const { getByRole } = renderPart(<Field />);
    expect(getByRole('combobox', { name: 'Travelers' })).toHaveDisplayValue('1 Adult');
  });

  it('show the label that was chosen, also of options that share a value', async () => {
    const { user, getByRole } = renderPart(<Field />);
    const select = getByRole('combobox', { name: 'Travelers' });
    for (const { label } of [...PARTIES, ...CABIN_CLASSES]) {
      await user.selectOptions(select, label.en);
      expect(select).toHaveDisplayValue(label.en);
    }
  });

  it('keep the choice in the other language', async () => {
    const { user, getByRole, switchLanguage } = renderPart(<Field />);
    await user.selectOptions(getByRole('combobox'), 'Family (2 adults + 2 children)');
    switchLanguage('es');
    expect(getByRole('combobox', { name: 'Viajeros' })).toHaveDisplayValue('Familia (2 adultos y 2 niños)');
  });

  it('come before the cabin classes, or after them', () => {
    const first = (hasClassesFirst: boolean) => {
      const { getAllByRole, unmount } = renderPart(<Field hasClassesFirst={hasClassesFirst} />);
      const [group] = getAllByRole('group');
      const labels = within(group as HTMLElement)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
      unmount();
      return labels;
    };
    expect(first(false)).toEqual([
      '1 Adult',
      '2 Adults',
      '3 Adults',
      '4 Adults',
      'Family (2 adults + 2 children)',
    ]);
    expect(first(true)).toEqual(['Business', 'Premium', 'First', 'Economy']);
  });

  it('are told apart by their keys, whereas classes reuse the values of parties', () => {
    const options = [...PARTIES, ...CABIN_CLASSES];
    expect(new Set(options.map(({ key }) => key)).size).toBe(9);
    expect(options.map(({ value }) => value)).toEqual(['1', '2', '3', '4', 'family', '1', '2', '3', '4']);
  });
});
