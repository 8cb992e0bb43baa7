import { telephoneHref } from '@farekite/shared/contract';
import { renderPage, TEST_SITE } from '@farekite/shared/testing';
import { fireEvent, within } from '@testing-library/react';
import { chosenFlight } from '../../content/chosenFlight';
import { FLIGHTS } from '../../content/flights';
import BookingProcess from './BookingProcess';
import { bookingStore } from './bookingStore';

function renderWizard() {
  const page = renderPage(BookingProcess);
  const press = (name: string) => page.user.click(page.getByRole('button', { name }));
  const findStep = (name: string) => page.findByRole('heading', { level: 2, name });
  return { ...page, press, findStep };
}

// The store lives as long as the document, which the tests share.
afterEach(() => {
  bookingStore.set(bookingStore.initial);
  chosenFlight.set(chosenFlight.initial);
  history.replaceState(null, '');
});

describe('BookingProcess', () => {
  it.each([
    [1, ['text given-name', 'text family-name', 'email email', 'tel tel', 'date bday']],
    [2, ['text cc-name', 'text cc-number numeric', 'text cc-exp numeric', 'text cc-csc numeric']],
  ] as const)('has in step %d fields that the browser fills in [CONTACT-6]', (step, fields) => {
    bookingStore.set({ ...bookingStore.initial, step });
    const inputs = [...renderWizard().container.querySelectorAll('input')];
    const facts = inputs.map((input) =>
      ['type', 'autocomplete', 'inputmode'].flatMap((name) => input.getAttribute(name) ?? []).join(' '),
    );
    expect(facts).toEqual(fields);
  });

  it('has a step to go back to when the visitor returns to the second one by a link [BOOKING-28]', async () => {
    bookingStore.set({ ...bookingStore.initial, step: 2 });
    const { findStep, press } = renderWizard();
    await press('Back');
    expect(await findStep('Passenger Information')).toHaveFocus();
  });

  it('shows in every step the flight that was chosen, if there is one [BOOKING-29]', async () => {
    const [flight] = FLIGHTS;
    const { queryByText, unmount } = renderWizard();
    expect(queryByText(/Your sample flight/)).not.toBeInTheDocument();
    unmount();
    chosenFlight.set(flight);
    const { getByText, press } = renderWizard();
    const text = `Your sample flight: ${flight?.airline ?? ''}, New York to Los Angeles, $189 one way`;
    for (const next of ['Continue', 'Complete Booking', undefined]) {
      expect(getByText(flight?.airline ?? '').parentElement).toHaveTextContent(text);
      if (next) await press(next);
    }
  });

  it('marks a date of birth with a year of six digits [BOOKING-32]', () => {
    const { getByLabelText, queryByRole } = renderWizard();
    const field = getByLabelText('Date of birth');
    fireEvent.change(field, { target: { value: '190000-01-01' } });
    expect(queryByRole('alert')).not.toBeInTheDocument();
    fireEvent.blur(field);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Enter a date between 1900 and today.');
  });

  it('confirms with name, email and a number that a change of language keeps [BOOKING-2, BOOKING-9]', async () => {
    const { getByLabelText, getByRole, press, switchLanguage, user } = renderWizard();
    // Live regions announce only changes of their content.
    const status = getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await user.type(getByLabelText('First name'), 'Ana');
    await user.type(getByLabelText('Last name'), 'Ruiz');
    await user.type(getByLabelText('Email'), 'ana@example.com');
    await press('Continue');
    await press('Complete Booking');
    // The focus announces the heading, and the status the rest.
    const heading = getByRole('heading', { level: 2, name: 'Booking Confirmed!' });
    expect(heading).toHaveFocus();
    expect(status).not.toContainElement(heading);
    const confirmation = within(status);
    expect(confirmation.getByText('Ana Ruiz')).toBeVisible();
    expect(confirmation.getByText('ana@example.com')).toBeVisible();
    expect(getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    const number = confirmation.getByText(/^FK[A-Z0-9]{9}$/).textContent;
    switchLanguage('es');
    expect(getByRole('heading', { level: 2, name: '¡Reserva confirmada!' })).toBeVisible();
    expect(confirmation.getByText(/^FK/)).toHaveTextContent(number);
  });

  it('completes without a name, and with an email that is no address [BOOKING-14]', async () => {
    const { getByLabelText, getByRole, press, user } = renderWizard();
    await user.type(getByLabelText('Email'), 'no address');
    await press('Continue');
    await press('Complete Booking');
    const confirmation = within(getByRole('status'));
    expect(confirmation.getByText('no address')).toBeVisible();
    expect(confirmation.getAllByText('Not provided')).toHaveLength(1);
  });

  it('keeps an incomplete booking when the visitor returns to the page, and drops the card when it is complete [CONTACT-7, BOOKING-27]', async () => {
    const { getByLabelText, press, unmount, user } = renderWizard();
    await user.type(getByLabelText('First name'), 'Ana');
    await press('Continue');
    await user.type(getByLabelText('CVV'), '123');
    unmount();
    const again = renderWizard();
    expect(again.getByLabelText('CVV')).toHaveValue('123');
    await again.press('Complete Booking');
    expect(Object.values(bookingStore.get().payment)).toEqual(['', '', '', '']);
    again.unmount();
    expect(renderWizard().getByLabelText('First name')).toHaveValue('');
  });

  it('explains the steps beside the form, with a number to call and a privacy note [BOOKING-26]', async () => {
    const { getByRole, press, queryByRole } = renderWizard();
    for (const next of ['Continue', 'Complete Booking']) {
      const aside = within(getByRole('complementary', { name: 'What happens next' }));
      expect(aside.getAllByRole('listitem')).toHaveLength(3);
      const call = aside.getByRole('link', { name: `Call ${TEST_SITE.phone}` });
      expect(call).toHaveAttribute('href', telephoneHref(TEST_SITE.phone));
      expect(aside.getByRole('heading', { level: 3, name: 'Nothing leaves this page' })).toBeVisible();
      await press(next);
    }
    // The confirmation has its own call link.
    expect(queryByRole('complementary')).not.toBeInTheDocument();
  });
});
