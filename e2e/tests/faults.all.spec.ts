import { SAMPLE, SITUATIONS, titleOf } from '../faults/situations';
import { test, visit } from '../faults/visit';

const sampled = new Set(SAMPLE.map(titleOf));

for (const situation of SITUATIONS.filter((one) => !sampled.has(titleOf(one)))) {
  test(titleOf(situation), ({ page, server }) => visit(page, server, situation));
}
