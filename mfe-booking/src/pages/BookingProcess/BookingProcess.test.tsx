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
  const goBack = async () => {
    await press('Back');
    await page.findByRole('heading', { level: 2, name: 'Passenger Information' });
  };
  return { ...page, press, goBack };
}

// jsdom has no editing commands: the text is assigned.
document.execCommand = () => false;

// The store lives as long as the document, which the tests share.
afterEach(() => {
  bookingStore.set(bookingStore.initial);
  chosenFlight.set(chosenFlight.initial);
  history.replaceState(null, '');
});

describe('BookingProcess', () => {
  it('starts with the passenger step and the demo notice, and does not move the focus [BOOKING-26]', () => {
    const { getByRole, getByText } = renderWizard();
    expect(getByText('Demo: do not enter real card details. Nothing is sent or stored.')).toBeVisible();
    expect(getByRole('heading', { level: 1, name: 'Booking Process' })).toBeVisible();
    expect(getByRole('heading', { level: 2, name: 'Passenger Information' })).not.toHaveFocus();
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['First name', 'Enter first name', 'given-name', 'text'],
    ['Last name', 'Enter last name', 'family-name', 'text'],
    ['Email', 'Enter email address', 'email', 'email'],
    ['Phone number', 'Enter phone number', 'tel', 'tel'],
    ['Date of birth', null, 'bday', 'date'],
  ])('has the passenger field %s [CONTACT-6]', (label, placeholder, autoComplete, type) => {
    const { getByLabelText } = renderWizard();
    const field = getByLabelText(label);
    expect(field.getAttribute('placeholder')).toBe(placeholder);
    expect(field).toHaveAttribute('autocomplete', autoComplete);
    expect(field).toHaveAttribute('type', type);
  });

  it('shows the progress and the three steps with the current one marked [BOOKING-17]', async () => {
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

  it('moves the focus to the heading of the new step [BOOKING-18]', async () => {
    const { findByRole, getByRole, goBack, press } = renderWizard();
    await press('Continue');
    expect(getByRole('heading', { level: 2, name: 'Payment Information' })).toHaveFocus();
    await goBack();
    expect(await findByRole('heading', { level: 2, name: 'Passenger Information' })).toHaveFocus();
  });

  it('goes one step back and forward with the browser, at one address [BOOKING-28]', async () => {
    const { findByRole, getByLabelText, press, user } = renderWizard();
    const { href } = location;
    await user.type(getByLabelText('First name'), 'Ana');
    await press('Continue');
    history.back();
    await findByRole('heading', { level: 2, name: 'Passenger Information' });
    expect(getByLabelText('First name')).toHaveValue('Ana');
    history.forward();
    await findByRole('heading', { level: 2, name: 'Payment Information' });
    expect(location.href).toBe(href);
    expect(Object.keys(history.state as object)).toEqual(['bookingStep']);
  });

  it('starts another booking when the browser goes back from the confirmation [BOOKING-28]', async () => {
    const { findByRole, getByLabelText, press, user } = renderWizard();
    await user.type(getByLabelText('First name'), 'Ana');
    await press('Continue');
    await press('Complete Booking');
    history.back();
    await findByRole('heading', { level: 2, name: 'Passenger Information' });
    expect(getByLabelText('First name')).toHaveValue('');
  });

  it('has a step to go back to when the visitor returns to the second one by a link [BOOKING-28]', async () => {
    bookingStore.set({ ...bookingStore.initial, step: 2 });
    const { getByRole, goBack } = renderWizard();
    await goBack();
    expect(getByRole('heading', { level: 2, name: 'Passenger Information' })).toHaveFocus();
  });

  it('shows the chosen flight in every step [BOOKING-29]', async () => {
    const [flight] = FLIGHTS;
    chosenFlight.set(flight);
    const { getByText, press } = renderWizard();
    const text = `Your sample flight: ${flight?.airline ?? ''}, New York to Los Angeles, $189 one way`;
    for (const next of ['Continue', 'Complete Booking', undefined]) {
      expect(getByText(flight?.airline ?? '').parentElement).toHaveTextContent(text);
      if (next) await press(next);
    }
  });

  it('shows no flight when none was chosen', () => {
    const { queryByText } = renderWizard();
    expect(queryByText(/Your sample flight/)).not.toBeInTheDocument();
  });

  it('formats what autofill writes [BOOKING-12]', async () => {
    const { getByLabelText, press } = renderWizard();
    await press('Continue');
    fireEvent.input(getByLabelText('Expiration date'), { target: { value: '2030-12' } });
    expect(getByLabelText('Expiration date')).toHaveValue('12/30');
  });

  it.each([
    ['Card number', '  4242-4242-4242-4242 and more', '4242 4242 4242 4242'],
    ['Expiration date', '12/2030', '12/30'],
    ['CVV', '  1234', '1234'],
  ])(
    'formats the pasted %s before the field limits its length [BOOKING-12]',
    async (label, pasted, value) => {
      const { getByLabelText, goBack, press, user } = renderWizard();
      await press('Continue');
      await user.click(getByLabelText(label));
      await user.paste(pasted);
      expect(getByLabelText(label)).toHaveValue(value);
      await goBack();
      await press('Continue');
      expect(getByLabelText(label)).toHaveValue(value);
    },
  );

  it('inserts what is pasted at the caret, in place of what is selected', async () => {
    const { getByLabelText, press, user } = renderWizard();
    await press('Continue');
    const field = getByLabelText('Card number');
    await user.type(field, '42420000');
    await user.pointer([{ target: field, offset: 5, keys: '[MouseLeft>]' }, { offset: 9 }]);
    await user.paste('1-2');
    expect(field).toHaveValue('4242 12');
    await user.keyboard('3');
    expect(field).toHaveValue('4242 123');
  });

  it.each([
    ['Cardholder name', 'Enter cardholder name', 'cc-name', null],
    ['Card number', '0000 0000 0000 0000', 'cc-number', '19'],
    ['Expiration date', 'MM/YY', 'cc-exp', '5'],
    ['CVV', '000', 'cc-csc', '4'],
  ])('has the card field %s [CONTACT-6, BOOKING-12]', async (label, placeholder, autoComplete, maxLength) => {
    const { getByLabelText, press } = renderWizard();
    await press('Continue');
    const field = getByLabelText(label);
    expect(field).toHaveAttribute('placeholder', placeholder);
    expect(field).toHaveAttribute('autocomplete', autoComplete);
    expect(field.getAttribute('maxlength')).toBe(maxLength);
    expect(field.getAttribute('inputmode')).toBe(maxLength && 'numeric');
  });

  it('keeps entered values through Back, Continue and a language switch [LANGUAGE-13]', async () => {
    const { getByLabelText, goBack, press, switchLanguage, user } = renderWizard();
    await user.type(getByLabelText('First name'), 'Ana');
    await press('Continue');
    await user.type(getByLabelText('Cardholder name'), 'Ana Ruiz');
    await goBack();
    expect(getByLabelText('First name')).toHaveValue('Ana');
    switchLanguage('es');
    expect(getByLabelText('Nombre')).toHaveValue('Ana');
    await press('Continuar');
    expect(getByLabelText('Nombre en la tarjeta')).toHaveValue('Ana Ruiz');
  });

  it('confirms with a number, the name and the email [SHELL-10, BOOKING-2, BOOKING-9]', async () => {
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

  it('keeps the confirmation number when the language changes', async () => {
    const { getByText, press, switchLanguage } = renderWizard();
    await press('Continue');
    await press('Complete Booking');
    const number = getByText(/^FK/).textContent;
    switchLanguage('es');
    expect(getByText('¡Reserva confirmada!')).toBeVisible();
    expect(getByText(/^FK/)).toHaveTextContent(number);
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
    expect(Object.values(bookingStore.get().card)).toEqual(['', '', '', '']);
    again.unmount();
    const next = renderWizard();
    expect(next.getByLabelText('First name')).toHaveValue('');
  });

  it('explains the steps beside the form, with a number to call and a privacy note [BOOKING-26]', async () => {
    const { getByRole, press, queryByRole } = renderWizard();
    for (const next of ['Continue', 'Complete Booking']) {
      const aside = within(getByRole('complementary', { name: 'What happens next' }));
      expect(aside.getAllByRole('listitem')).toHaveLength(3);
      expect(aside.getByRole('link', { name: `Call ${TEST_SITE.phone}` })).toHaveAttribute(
        'href',
        telephoneHref(TEST_SITE.phone),
      );
      expect(aside.getByRole('heading', { level: 3, name: 'Nothing leaves this page' })).toBeVisible();
      await press(next);
    }
    // The confirmation has its own call link.
    expect(queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('completes with values that are no email address and no date [BOOKING-14]', async () => {
    const { getByLabelText, getByRole, press, user } = renderWizard();
    await user.type(getByLabelText('Email'), 'no address');
    await press('Continue');
    await user.type(getByLabelText('Expiration date'), '99');
    await press('Complete Booking');
    const confirmation = within(getByRole('status'));
    expect(confirmation.getByText('no address')).toBeVisible();
    expect(confirmation.getAllByText('Not provided')).toHaveLength(1);
  });
});
