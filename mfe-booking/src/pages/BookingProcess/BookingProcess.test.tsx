import { renderPage } from '@farekite/shared/testing';
import { within } from '@testing-library/react';
import { NEW_BOOKING } from './booking';
import BookingProcess from './BookingProcess';
import { keepUnfinished } from './unfinishedBooking';

function renderWizard() {
  const page = renderPage(BookingProcess);
  const press = (name: string) => page.user.click(page.getByRole('button', { name }));
  return { ...page, press };
}

// Every test is a document of its own.
afterEach(() => {
  keepUnfinished(NEW_BOOKING);
});

describe('The booking wizard', () => {
  it('begins with the passenger and leaves the focus where it is', () => {
    const { getByRole } = renderWizard();
    expect(getByRole('heading', { level: 1, name: 'Booking Process' })).toBeVisible();
    expect(getByRole('heading', { level: 2, name: 'Passenger Information' })).not.toHaveFocus();
    expect(document.body).toHaveFocus();
  });

  it('says that it is a demonstration', () => {
    const { getByText } = renderWizard();
    expect(getByText('Demo: do not enter real card details. Nothing is sent or stored.')).toBeVisible();
  });

  it.each([
    ['First name', 'Enter first name', 'given-name', 'text'],
    ['Last name', 'Enter last name', 'family-name', 'text'],
    ['Email', 'Enter email address', 'email', 'email'],
    ['Phone number', 'Enter phone number', 'tel', 'tel'],
  ])('asks for: %s', (label, placeholder, autoComplete, type) => {
    const { getByLabelText } = renderWizard();
    const field = getByLabelText(label);
    expect(field).toHaveAttribute('placeholder', placeholder);
    expect(field).toHaveAttribute('autocomplete', autoComplete);
    expect(field).toHaveAttribute('type', type);
  });

  it('asks for the date of birth in a date field', () => {
    const { getByLabelText } = renderWizard();
    expect(getByLabelText('Date of birth')).toHaveAttribute('type', 'date');
    expect(getByLabelText('Date of birth')).toHaveAttribute('autocomplete', 'bday');
  });

  it('shows the way: three steps, the current one marked, and how far it is', async () => {
    const { getAllByRole, getByRole, press } = renderWizard();
    const current = () =>
      getAllByRole('listitem')
        .filter((item) => item.getAttribute('aria-current') === 'step')
        .map(({ textContent }) => textContent);
    expect(current()).toEqual(['1Passenger Information']);
    expect(getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 1 of 3: Passenger Information');
    await press('Continue');
    expect(current()).toEqual(['2Payment Information']);
    expect(getAllByRole('listitem')[0]).toHaveTextContent(/^Passenger Information \(done\)$/);
    expect(getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 2 of 3: Payment Information');
    expect(getByRole('progressbar')).toHaveAttribute('value', '2');
  });

  it('moves the focus to the heading of each step', async () => {
    const { getByRole, press } = renderWizard();
    await press('Continue');
    expect(getByRole('heading', { level: 2, name: 'Payment Information' })).toHaveFocus();
    await press('Back');
    expect(getByRole('heading', { level: 2, name: 'Passenger Information' })).toHaveFocus();
  });

  it('groups the card values while they are typed', async () => {
    const { getByLabelText, press, user } = renderWizard();
    await press('Continue');
    await user.type(getByLabelText('Card number'), '42424242424242429');
    await user.type(getByLabelText('Expiry date'), '1230');
    await user.type(getByLabelText('CVV'), '12345');
    expect(getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    expect(getByLabelText('Expiry date')).toHaveValue('12/30');
    expect(getByLabelText('CVV')).toHaveValue('1234');
  });

  it.each([
    ['Cardholder name', 'Enter cardholder name', 'cc-name', null],
    ['Card number', '0000 0000 0000 0000', 'cc-number', '19'],
    ['Expiry date', 'MM/YY', 'cc-exp', '5'],
    ['CVV', '000', 'cc-csc', '4'],
  ])('asks for the card: %s', async (label, placeholder, autoComplete, maxLength) => {
    const { getByLabelText, press } = renderWizard();
    await press('Continue');
    const field = getByLabelText(label);
    expect(field).toHaveAttribute('placeholder', placeholder);
    expect(field).toHaveAttribute('autocomplete', autoComplete);
    expect(field.getAttribute('maxlength')).toBe(maxLength);
    expect(field.getAttribute('inputmode')).toBe(maxLength && 'numeric');
  });

  it('keeps what was entered, back and forth and in the other language', async () => {
    const { getByLabelText, press, switchLanguage, user } = renderWizard();
    await user.type(getByLabelText('First name'), 'Ana');
    await press('Continue');
    await user.type(getByLabelText('Cardholder name'), 'Ana Ruiz');
    await press('Back');
    expect(getByLabelText('First name')).toHaveValue('Ana');
    switchLanguage('es');
    expect(getByLabelText('Nombre')).toHaveValue('Ana');
    await press('Continuar');
    expect(getByLabelText('Nombre en la tarjeta')).toHaveValue('Ana Ruiz');
  });

  it('confirms with a number, the name and the address', async () => {
    const { getByLabelText, getByRole, press, user } = renderWizard();
    await user.type(getByLabelText('First name'), 'Ana');
    await user.type(getByLabelText('Last name'), 'Ruiz');
    await user.type(getByLabelText('Email'), 'ana@example.com');
    await press('Continue');
    await press('Complete Booking');
    const confirmation = within(getByRole('status'));
    expect(confirmation.getByRole('heading', { level: 2, name: 'Booking Confirmed!' })).toHaveFocus();
    expect(confirmation.getByText(/^FK[A-Z0-9]{9}$/)).toBeVisible();
    expect(confirmation.getByText('Ana Ruiz')).toBeVisible();
    expect(confirmation.getByText('ana@example.com')).toBeVisible();
    expect(confirmation.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('keeps the confirmation number in the other language', async () => {
    const { getByText, press, switchLanguage } = renderWizard();
    await press('Continue');
    await press('Complete Booking');
    const number = getByText(/^FK/).textContent;
    switchLanguage('es');
    expect(getByText('¡Reserva confirmada!')).toBeVisible();
    expect(getByText(/^FK/)).toHaveTextContent(number);
  });

  it('is found again as it was left, until it is complete', async () => {
    const { getByLabelText, press, unmount, user } = renderWizard();
    await user.type(getByLabelText('First name'), 'Ana');
    await press('Continue');
    await user.type(getByLabelText('CVV'), '123');
    unmount();
    const again = renderWizard();
    expect(again.getByLabelText('CVV')).toHaveValue('123');
    await again.press('Complete Booking');
    again.unmount();
    const next = renderWizard();
    expect(next.getByLabelText('First name')).toHaveValue('');
  });

  it('says beside the form what comes of it, whom to call and that nothing is sent', async () => {
    const { getByRole, press, queryByRole } = renderWizard();
    for (const next of ['Continue', 'Complete Booking']) {
      const aside = within(getByRole('complementary', { name: 'What happens next' }));
      expect(aside.getAllByRole('listitem')).toHaveLength(3);
      expect(aside.getByRole('link', { name: 'Call 1-800-555-0199' })).toHaveAttribute(
        'href',
        'tel:+18005550199',
      );
      expect(aside.getByRole('heading', { level: 3, name: 'Nothing leaves this page' })).toBeVisible();
      await press(next);
    }
    // The confirmation has words and a call of its own.
    expect(queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('goes through with nothing entered, and says so', async () => {
    const { getAllByText, press } = renderWizard();
    await press('Continue');
    await press('Complete Booking');
    expect(getAllByText('Not provided')).toHaveLength(2);
  });
});
