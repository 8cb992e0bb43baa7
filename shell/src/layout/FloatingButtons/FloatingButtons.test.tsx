import { screen, within } from '@testing-library/react';
import { telephoneHref } from '@farekite/shared/contract';
import { TEST_SITE } from '@farekite/shared/testing';
import { renderInShell } from '../../testing/renderInShell';
import { FloatingButtons } from './FloatingButtons';

describe('FloatingButtons', () => {
  it('offer a call and an email, named with number and address [LAYOUT-23]', () => {
    renderInShell(<FloatingButtons />);
    const buttons = within(screen.getByRole('complementary', { name: 'Quick contact' }));
    const { phone, email } = TEST_SITE;
    expect(buttons.getByRole('link', { name: `Call Now ${phone}` })).toHaveAttribute(
      'href',
      telephoneHref(phone),
    );
    expect(buttons.getByRole('link', { name: `Email ${email}` })).toHaveAttribute('href', `mailto:${email}`);
  });
});
