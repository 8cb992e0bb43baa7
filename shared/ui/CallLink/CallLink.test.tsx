import { render, screen } from '@testing-library/react';
import { telephoneHref } from '../../contract/site';
import { TEST_SITE } from '../../testing/renderPage';
import { CallLink } from './CallLink';

const { phone } = TEST_SITE;

describe('CallLink', () => {
  it('calls the number, which is behind the label and does not break across lines', () => {
    render(<CallLink phone={phone} label="Call" />);
    expect(screen.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute('href', telephoneHref(phone));
    expect(screen.getByText(phone)).toHaveAttribute('class', 'number');
  });

  it.each([
    [{}, 'primary'],
    [{ fullWidth: true }, 'primary fullWidth'],
    [{ variant: 'secondary' }, 'secondary'],
  ] as const)('has the style that is asked for (%j)', (props, style) => {
    render(
      <CallLink phone={phone} {...props}>
        Call
      </CallLink>,
    );
    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('class', style);
  });
});
