-- Tells the site that a backup of the whole server is whole and in its place: the console says how old it is.
insert into settings (key, value) values ('last-backup', jsonb_build_object('madeAt', now()))
on conflict (key) do update set value = excluded.value;
