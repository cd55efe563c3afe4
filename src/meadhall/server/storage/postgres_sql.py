"""SQL statements for PostgreSQL."""

from __future__ import annotations

from typing import Final

VERSION: Final = 1
NOW: Final = "extract(epoch from clock_timestamp())::float8"

SCHEMA: Final = """
create table if not exists settings (name text primary key, value text not null);
create table if not exists halls (id text primary key, address text not null, until timestamptz not null);
create table if not exists tables (
    id text primary key, created float8 not null, touched float8 not null, status text not null, open integer not null,
    head text not null, seal text not null, alone boolean not null,
    owner text not null, epoch bigint not null
);
create table if not exists log (
    table_id text not null, n bigint not null, at float8 not null, kind text not null, body text not null,
    seal text not null,
    primary key (table_id, n)
);
create table if not exists marks (table_id text primary key, n bigint not null, seal text not null);
create table if not exists summaries (table_id text primary key, shown text not null);
create index if not exists open_tables on tables (open, touched) where status = 'playing' and open > 0;
create index if not exists lone_tables on tables (touched) where status = 'playing' and alone;
create index if not exists owned_tables on tables (owner);
"""
INSERT: Final = "insert into settings values (%s, %s) on conflict do nothing"

# A process renews its lease.
HERE: Final = """
insert into halls values (%s, %s, clock_timestamp() + %s * interval '1 second')
on conflict (id) do update set address = excluded.address, until = excluded.until
"""
PEERS: Final = "select id, address from halls where id <> %s and until > clock_timestamp() order by id"

# The owner's row is locked: a renewal at this moment comes before or after, never in between.
OWNER: Final = "select address, until > clock_timestamp() from halls where id = %s for share"
FIND: Final = "select id, status, open, head, created, owner, epoch from tables where id = %s for update"
CLAIM: Final = "update tables set owner = %s, epoch = epoch + 1 where id = %s"
LOG: Final = "select n, at, kind, body, seal from log where table_id = %s order by n"

NEW: Final = f"insert into tables values (%s, {NOW}, {NOW}, %s, %s, %s, %s, %s, %s, 1) on conflict (id) do nothing"
CHANGE: Final = f"""
update tables set touched = {NOW}, status = %s, open = %s, head = %s, seal = %s, alone = %s
where id = %s and owner = %s and epoch = %s
"""

# Lines are appended only if this process still owns the table. Its row stays locked until the commit, so a new owner
# reads the log after that. Returns the appended lines.
APPEND: Final = """
with given as (
    select * from unnest(%s::text[], %s::bigint[], %s::float8[], %s::text[], %s::text[], %s::text[], %s::bigint[])
    as line (table_id, n, at, kind, body, seal, epoch)
), ours as (
    select given.* from given join tables on tables.id = given.table_id and tables.epoch = given.epoch
    where tables.owner = %s for share of tables
), kept as (
    insert into log select table_id, n, at, kind, body, seal from ours returning table_id, n, seal
), marked as (
    insert into marks select distinct on (table_id) table_id, n, seal from kept order by table_id, n desc
    on conflict (table_id) do update set n = excluded.n, seal = excluded.seal
)
select table_id, n from kept
"""

SHOW: Final = "insert into summaries values (%s, %s) on conflict (table_id) do update set shown = excluded.shown"
LISTED: Final = """
select id, coalesce(shown, '') from tables left join summaries on table_id = id
where open = %s and status = 'playing' order by touched desc limit %s
"""
UNFINISHED: Final = """
select id from tables where status = 'playing' and alone
and not exists (select from halls where halls.id = tables.owner and until > clock_timestamp())
order by touched desc limit 200
"""
