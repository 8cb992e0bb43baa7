import { renderToString } from 'react-dom/server.node';
import { LowerParts } from './LowerParts';

/** Documents wait for it before they are painted on a phone. */
const END_OF_FIRST_SCREEN = '<span id="first-screen-end" hidden=""></span>';

describe('LowerParts', () => {
  it('renders each part behind the first screen, as a boundary of its own, which React can hydrate alone', () => {
    const markup = renderToString(
      <LowerParts>
        <section>Deals</section>
        <section>Reviews</section>
      </LowerParts>,
    );
    expect(markup).toBe(
      `${END_OF_FIRST_SCREEN}<!--$--><section>Deals</section><!--/$--><!--$--><section>Reviews</section><!--/$-->`,
    );
  });

  it('has no boundary for a part that the page does not have', () => {
    const markup = renderToString(
      <LowerParts>
        {[false, <p key="deals">Deals</p>]}
        {undefined}
      </LowerParts>,
    );
    expect(markup).toBe(`${END_OF_FIRST_SCREEN}<!--$--><p>Deals</p><!--/$-->`);
  });
});
