import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink } from './Button';

it('A Button submits a form only with type="submit", and is primary by default, as a link is', async () => {
  const submit = jest.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <Button variant="secondary">Try again</Button>
      <Button type="submit">Send</Button>
      <ButtonLink href="/">Leave</ButtonLink>
    </form>,
  );
  const [again, send] = screen.getAllByRole('button');
  expect(again).toHaveClass('secondary');
  for (const main of [send, screen.getByRole('link')]) expect(main).toHaveClass('primary');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submit).toHaveBeenCalledTimes(1);
});
