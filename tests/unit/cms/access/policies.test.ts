import { policies, type Policy } from '../../../../cms/access/policies.ts';
import { policiesOf, roles } from '../../../../cms/access/roles.ts';
import { made, memberRoleIds, policyIds, wanted } from './madePolicies.ts';

/*
 * The policies, who opens Directus by them, who needs a second factor, and the roles that have
 * them.
 */

it('only people who work in Directus may open its interface', () => {
  expect(made.map(({ id, name, icon, app_access }) => [id, name, icon, app_access])).toEqual([
    [policyIds.everybody, '$t:public_label', 'public', false],
    [policyIds.vhm, 'Member (VHM)', 'badge', false],
    [policyIds.adt, 'Member (ADT)', 'badge', false],
    [policyIds.editors, 'Editor', 'edit', true],
    [policyIds.membersEditors, 'Members’ editor', 'group', true],
    [policyIds.inbox, 'Inbox', 'inbox', true],
    [policyIds.staff, 'Own account in Directus', 'account_circle', true],
    [policyIds.build, 'Website build', 'construction', false],
  ]);
});

it('people who see data of others need a second factor, except in a trial installation', () => {
  const thatNeedIt = (all: readonly Policy[]) =>
    all.filter((each) => each.enforce_tfa).map(({ name }) => name);
  expect(thatNeedIt(made)).toEqual(['Members’ editor', 'Inbox']);
  expect(thatNeedIt(policies(wanted, { storage: 'local', secondFactor: false }))).toEqual([]);
});

it('a role has the policies of its people and no others', () => {
  const { vhm, adt, editors, membersEditors, inbox, staff, build } = policyIds;
  const [isVhm, isAdt, isBoth] = memberRoleIds;
  expect(roles.map((role) => [role.id, role.name, role.icon, policiesOf(role)])).toEqual([
    [isVhm, 'Member (VHM)', 'badge', [vhm]],
    [isAdt, 'Member (ADT)', 'badge', [adt]],
    [isBoth, 'Member (VHM and ADT)', 'badge', [vhm, adt]],
    ['7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b02', 'Editor', 'edit', [editors]],
    ['7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b06', 'Members’ editor', 'group', [membersEditors, staff]],
    ['7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b07', 'Inbox', 'inbox', [inbox, staff]],
    ['7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b03', 'Website build', 'construction', [build]],
  ]);
});
