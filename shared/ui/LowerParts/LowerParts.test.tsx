import { renderToString } from 'react-dom/server.node';
import { LowerParts } from './LowerParts';

describe('LowerParts', () => {
  it('renders each part as a boundary of its own, which React can hydrate alone', () => {
    const markup = renderToString(
      <LowerParts>
        <section>Deals</section>
        <section>Reviews</section>
      </LowerParts>,
    );
    expect(markup).toBe(
      `<!--$--><section>Deals</section><!--/$--><!--$--><section>Reviews</section><!--/$-->`,
    );
  });

  it('has no boundary for a part that the page does not have', () => {
    const markup = renderToString(
      <LowerParts>
        {[false, <p key="deals">Deals</p>]}
        {undefined}
      </LowerParts>,
    );
    expect(markup).toBe(`<!--$--><p>Deals</p><!--/$-->`);
  });
});
