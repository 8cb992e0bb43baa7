import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink } from './Button';

describe('Button', () => {
  it('submits a form only with type="submit"', async () => {
    const submit = jest.fn((event: Event) => event.preventDefault());
    render(
      <form onSubmit={(event) => submit(event.nativeEvent)}>
        <Button>Try again</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('is primary by default, as a link is', () => {
    render(
      <>
        <Button>On</Button>
        <Button variant="secondary">Back</Button>
        <ButtonLink href="/booking-process">Book Now</ButtonLink>
      </>,
    );
    expect(screen.getByRole('button', { name: 'On' })).toHaveClass('primary');
    expect(screen.getByRole('button', { name: 'Back' })).toHaveClass('secondary');
    expect(screen.getByRole('link', { name: 'Book Now' })).toHaveClass('primary');
  });
});
