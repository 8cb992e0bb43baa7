import { render } from '@testing-library/react';
import { dealPages } from '../../../testing/dealPages';
import { DealArt } from './DealArt';

/** A facet that only PaperKite draws. */
const KITE = 'path[d="M33 0H0v62z"]';

describe('The picture of a deal page', () => {
  const motifs = Object.values(dealPages).map(({ content }) => content.motif);

  it.each(motifs)('has the paper kite in it and is hidden from assistive technology (%s)', (motif) => {
    const { container } = render(<DealArt motif={motif} />);
    const picture = container.querySelector('svg');
    expect(picture).toHaveAttribute('aria-hidden', 'true');
    expect(picture?.querySelector(KITE)).toBeInTheDocument();
  });

  it.each(motifs)('has no style attribute, which the content security policy would refuse (%s)', (motif) => {
    const { container } = render(<DealArt motif={motif} />);
    expect(container.querySelector('[style]')).not.toBeInTheDocument();
  });

  it('is another one on each page', () => {
    const pictures = motifs.map((motif) => render(<DealArt motif={motif} />).container.innerHTML);
    expect(new Set(pictures.map((html) => html.replace(/data-motif="\w+"/, ''))).size).toBe(
      new Set(motifs).size,
    );
    expect(new Set(motifs).size).toBeGreaterThanOrEqual(9);
  });
});
